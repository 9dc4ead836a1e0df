import { translate } from '../app/i18n/translate.ts'
import { paymentPurposes } from '../app/wiring/modules/payment-purposes.ts'
import { personalDataModules } from '../app/wiring/modules/personal-data-modules.ts'
import { type BareProcessOptions, bareProcess } from './bare-process.ts'

/** A process without HTTP, with the personal data of its slices. */
export const testProcess = (options: Omit<BareProcessOptions, 'personalData' | 'paidFor'>) =>
  bareProcess({ translate, ...options, personalData: personalDataModules, paidFor: paymentPurposes })

export type TestProcess = ReturnType<typeof testProcess>
