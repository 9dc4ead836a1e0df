import { lazy, Suspense, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { notify } from '../toasts/toasts.ts'

const Dialog = lazy(() => import('../overlays/dialog.tsx').then((module) => ({ default: module.Dialog })))
const Drawer = lazy(() => import('../overlays/drawer.tsx').then((module) => ({ default: module.Drawer })))

const ToastButtons = () => (
  <>
    <Button variant="secondary" onClick={() => notify('account', { title: 'Ajouté au panier' })}>
      Toast du panier
    </Button>
    <Button
      variant="secondary"
      onClick={() =>
        notify('testimonial', {
          title: 'Merci',
          description: 'Votre avis sera relu.',
          variant: 'success',
        })
      }
    >
      Toast d’un avis
    </Button>
    <Button
      variant="secondary"
      onClick={() =>
        notify('general', {
          title: 'Erreur',
          description: 'Réessayez plus tard.',
          variant: 'destructive',
        })
      }
    >
      Toast d’erreur
    </Button>
  </>
)

/** Shows the overlays: dialog, drawer and the three layers of toasts. They follow the theme of the page. */
export const LayerSpecimen = () => {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'menu' | null>(null)
  const close = () => setOpen(null)
  return (
    <section aria-label="Par-dessus la page" className="px-margin py-12">
      <h2 className="mb-8 border-hairline border-b pb-3 font-display text-ink-soft text-subheading italic">
        Par-dessus la page
      </h2>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialogue
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Panneau
        </Button>
        <Button variant="secondary" onClick={() => setOpen('menu')}>
          Menu
        </Button>
        <ToastButtons />
      </div>
      <Suspense fallback={null}>
        {open === 'dialog' && (
          <Dialog
            open
            onOpenChange={close}
            title="Votre vie privée"
            description="Choisissez ce que cette maison peut retenir de votre visite."
            closeLabel="Fermer"
            footer={
              <>
                <Button variant="secondary" onClick={close}>
                  Annuler
                </Button>
                <Button onClick={close}>Enregistrer</Button>
              </>
            }
          >
            <p>Rien n’est envoyé avant votre accord.</p>
          </Dialog>
        )}
        {open !== null && open !== 'dialog' && (
          <Drawer
            open
            onOpenChange={close}
            side={open === 'menu' ? 'left' : 'right'}
            title={open === 'menu' ? 'Menu' : 'Votre Panier'}
            closeLabel="Fermer"
            footer={<Button>Procéder au paiement</Button>}
          >
            <p>Deux pièces vous attendent.</p>
          </Drawer>
        )}
      </Suspense>
    </section>
  )
}
