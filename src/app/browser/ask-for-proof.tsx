import type { ComponentProps } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ProofDialog } from '../../features/accounts/web/proof/proof-dialog.tsx'
import { Providers } from '../rendering/providers.tsx'

type Surroundings = Omit<ComponentProps<typeof Providers>, 'children'>

let asked: Promise<boolean> | undefined

/**
 * Shows the question over the current page, in a root of its own, so that no page has to have a place for it; returns
 * whether the owner of the session proved who they are. Calls that need it together share one question.
 */
export const askForProof = (surroundings: Surroundings) => {
  asked ??= ask(surroundings).finally(() => {
    asked = undefined
  })
  return asked
}

const ask = (surroundings: Surroundings) =>
  new Promise<boolean>((resolve) => {
    const place = document.body.appendChild(document.createElement('div'))
    // Empty, as the place is. `createRoot` would have to come with every page.
    const root = hydrateRoot(place, null)
    root.render(
      <Providers {...surroundings}>
        <ProofDialog
          onAnswered={resolve}
          onGone={() => {
            root.unmount()
            place.remove()
          }}
        />
      </Providers>,
    )
  })
