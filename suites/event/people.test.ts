// What is logged of reminders, waiting periods and conversations.
export {}
