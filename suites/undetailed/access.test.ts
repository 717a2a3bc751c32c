// Who may not ask the endpoints listed without detail.
export {}
