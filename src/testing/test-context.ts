import { paymentPurposes } from '../app/wiring/modules/payment-purposes.ts'
import { personalDataModules } from '../app/wiring/modules/personal-data-modules.ts'
import { type BareProcessOptions, bareProcess } from './bare-process.ts'

/** One process of the house without its HTTP, with what its slices keep about persons. */
export const testProcess = (options: Omit<BareProcessOptions, 'personalData' | 'paidFor'>) =>
  bareProcess({ ...options, personalData: personalDataModules, paidFor: paymentPurposes })

export type TestProcess = ReturnType<typeof testProcess>
