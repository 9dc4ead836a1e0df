import type { ComponentProps } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { ProofDialog } from '../../features/accounts/web/proof/proof-dialog.tsx'
import { Providers } from '../rendering/providers.tsx'

type Surroundings = Omit<ComponentProps<typeof Providers>, 'children'>

let asked: Promise<boolean> | undefined

/**
 * Shows the dialog over the current page, in a React root of its own, so that no page has to render it; returns whether
 * the owner of the session proved the identity. Concurrent calls share one dialog.
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
    // Both the element and the content are empty. `createRoot` would add code to every page, and `hydrateRoot` is
    // loaded anyway.
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
