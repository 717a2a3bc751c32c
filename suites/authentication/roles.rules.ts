import { open, stated, type RuleTable } from '../../helpers/catalogue/rule.ts'

const SECTION = 'Authentication'

/** What people and keys with a role may do. */
export const rolesRules = {
  'authentication/key-creation': stated(SECTION, 'Creating a key requires an account with admin or developer access.', {
    unreachable: ['web-application', 'keys are created in the web application'],
  }),
  'authentication/event-browsing': stated(
    SECTION,
    'Only the owner and members with the role admin or integrator browse the events of a workspace with API entitlements.',
    { unreachable: ['web-application', 'events are browsed in the developer space of the web application'] },
  ),
  'authentication/key-roles': open(SECTION, 'Which key or role may call which operation.', {
    unreachable: ['roles', 'no documented call gives a key with a role'],
  }),
} satisfies RuleTable<'authentication'>
