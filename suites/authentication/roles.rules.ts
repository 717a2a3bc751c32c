import { open, stated, tableOf, unreachable } from '../../helpers/catalogue/rule.ts'

/** What people and keys with a role may do. */
export const rolesRules = tableOf(
  stated('Authentication', unreachable('web-application', 'keys are created in the web application'), {
    'authentication/key-creation': 'Creating a key requires an account with admin or developer access.',
  }),
  stated(
    'Authentication',
    unreachable('web-application', 'events are browsed in the developer space of the web application'),
    {
      'authentication/event-browsing':
        'Only the owner and members with the role admin or integrator browse the events of a workspace with API entitlements.',
    },
  ),
  open('Authentication', unreachable('roles', 'no documented call gives a key with a role'), {
    'authentication/key-roles': 'Which key or role may call which operation.',
  }),
)
