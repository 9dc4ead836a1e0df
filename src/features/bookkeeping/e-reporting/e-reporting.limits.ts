import type { CivilDate } from '../../../shared/calendar/civil-date.ts'

/** From this day on a small company has to report what it sells (§11.11). */
export const reportingSince: CivilDate = '2027-09-01'

/**
 * How a sale reaches the tax office: in the totals of a day (flow 10.3), by itself because its buyer is a company abroad
 * (flow 10.1), or as an electronic invoice, of which nothing is reported.
 */
export const salesFlows = ['10.3', '10.1', 'e-invoice'] as const

/** The same of money that came in for services: of consumers, and of companies abroad. */
export const paymentFlows = ['10.4', '10.2'] as const

/** Goods, services, and what is not taxed in France, as the tax office names them (rule G1.68). */
export const categoryCodes = ['TLB1', 'TPS1', 'TNT1'] as const

export const reportKinds = ['transactions', 'payments'] as const

export type ReportKind = (typeof reportKinds)[number]
