import { tableOf } from '../../helpers/catalogue/rule.ts'

/** What is logged of reminders, waiting periods and conversations. */
export const peopleRules = tableOf()
