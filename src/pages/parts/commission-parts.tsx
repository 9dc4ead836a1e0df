import { AddressPart } from '../../features/addresses/web/address-part.tsx'
import type { CommissionParts } from '../../features/commissions/web/own/commission-parts.ts'
import { CardPayment } from '../../features/payments/web/card-payment.tsx'
import { LatePart } from '../../ui/late/late-part.tsx'
import { lazyPart } from '../../ui/late/lazy-part.ts'

const OwnConversation = lazyPart(
  async () => (await import('../../features/commission-messages/web/own-conversation.tsx')).OwnConversation,
)

const CompanionPart = lazyPart(
  async () => (await import('../../features/companions/web/companion-part.tsx')).CompanionPart,
)

/**
 * The parts of other features that a commission needs: where its invoices go, the card that pays it, its conversation,
 * and who comes along.
 */
export const commissionParts: CommissionParts = {
  address: (part) => <AddressPart {...part} />,
  payment: (part) => <CardPayment {...part} />,
  conversation: (part) => (
    <LatePart>
      <OwnConversation {...part} />
    </LatePart>
  ),
  companion: (part) => (
    <LatePart>
      <CompanionPart {...part} />
    </LatePart>
  ),
}
