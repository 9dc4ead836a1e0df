import type { NewAccount } from '../../src/features/accounts/server/enter-account.ts'

/** Known to everybody who reads this: for a demo house only. */
export const demoPassword = 'Clairval-Demo-2026'

/** One account for each role. */
export const demoAccounts: readonly Omit<NewAccount, 'password' | 'createdAt'>[] = [
  { email: 'admin@maison-clairval.example', firstName: 'Hélène', lastName: 'Clairval', role: 'admin' },
  { email: 'equipe@maison-clairval.example', firstName: 'Margaux', lastName: 'Vasseur', role: 'staff' },
  { email: 'cliente@maison-clairval.example', firstName: 'Jeanne', lastName: 'Arnaud', role: 'user' },
]
