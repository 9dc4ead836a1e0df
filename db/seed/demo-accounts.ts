import type { NewAccount } from '../../src/features/accounts/server/enter-account.ts'

/** Everybody who reads this file knows the password, so it is for a demo house only. */
export const demoPassword = 'Clairval-Demo-2026'

/** Their ids are fixed, so that they are recognized in the rows of every demo house. */
export const adminId = '00000000-0000-4000-8000-000000000001'
export const staffId = '00000000-0000-4000-8000-000000000002'
export const customerId = '00000000-0000-4000-8000-000000000003'

/** One account for each role. */
export const demoAccounts: readonly Omit<NewAccount, 'password' | 'createdAt'>[] = [
  {
    id: adminId,
    email: 'admin@maison-clairval.example',
    firstName: 'Hélène',
    lastName: 'Clairval',
    role: 'admin',
  },
  {
    id: staffId,
    email: 'equipe@maison-clairval.example',
    firstName: 'Margaux',
    lastName: 'Vasseur',
    role: 'staff',
  },
  {
    id: customerId,
    email: 'cliente@maison-clairval.example',
    firstName: 'Jeanne',
    lastName: 'Arnaud',
    phone: '+33 6 12 34 56 78',
    role: 'user',
  },
]
