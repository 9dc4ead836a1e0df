import type { PaymentProvider } from '../../platform/payments/payment-provider.ts'
import { listOf, type Node, nodesOf, wordOf } from './syntax.ts'

/** The one way on which money leaves: this call of a provider. */
const moneyLeaves: keyof PaymentProvider = 'refund'

const memberOf = (node: unknown) => wordOf((node as Node | undefined)?.property)

/** Whether a piece of code lets money leave: it calls the provider's refund, or takes it from the provider. */
export const movesMoney = (code: Node) =>
  nodesOf(code, 'CallExpression').some(({ callee }) => memberOf(callee) === moneyLeaves) ||
  nodesOf(code, 'VariableDeclarator').some(
    ({ id, init }) =>
      memberOf(init) === 'payments' &&
      listOf((id as Node).properties).some(({ key }) => wordOf(key) === moneyLeaves),
  )
