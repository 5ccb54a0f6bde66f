"""What is made of the declarations of messages, views, answers and events: types for the browser, pages of the docs."""
