// Appointments that are refused, and what they leave as it was.
export {}
