/**
 * Why events that no request causes have to be logged, though "only events linked to API requests that returned status 200 are logged": that
 * bars the events of refused requests, unless the target takes it by the letter.
 */
export const UNLESS_REQUESTS_ALONE =
  '"The service creates an event each time something changes", and the tables list this one: where the log holds any event that no request caused, "only events linked to API requests that returned status 200 are logged" bars those of refused requests alone.'
