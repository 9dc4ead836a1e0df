import type { SameShape } from '../../shared/i18n/text-registry.ts'
import type { commissionsDeskRefusalsFr } from './commissions-desk.refusals.fr.ts'

export const commissionsDeskRefusalsEn: SameShape<typeof commissionsDeskRefusalsFr> = {
  errors: {
    notOpen: 'This commission has moved on. Please read the page again.',
    notWaiting: 'This quote no longer waits for an answer.',
    notItsTurn: 'Another stage comes first.',
    unpaid: 'An instalment is owed before this stage: it begins once that is paid.',
    future: 'This date is still to come.',
    quoteFault: '{{fault}}',
    tooMuch: 'At most {{left}} is left to be given back.',
    stageNotFound: 'There is no such stage.',
  },
  faults: {
    'no-lines': 'The quote has no line.',
    'no-price': 'The quote has no price.',
    shares: 'The shares of the schedule do not make one hundred percent.',
    'not-at-once': 'The first instalment is the deposit, asked for on acceptance.',
    'schedule-order': 'The instalments follow the order of the stages.',
    'schedule-stage': 'An instalment comes before a stage that is not planned.',
    'not-last': 'The last instalment, the balance, is paid before the finishing or the handover.',
    stages: 'Measurements, finishing and handover are necessary, in their order.',
    validity: 'It is valid until a day to come, within six months.',
    handover: 'The handover is to come, and at least fourteen days before the event.',
    settled: 'The balance is invoiced: the price changes no more.',
    'below-paid': 'This total is less than what is paid already: give back the difference first.',
  },
}
