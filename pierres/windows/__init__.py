"""The main window, its pages and its dialogs: what people click on before, around and after a table."""
