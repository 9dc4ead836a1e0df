import { Button } from '../buttons/button.tsx'
import { RatingStars } from '../ratings/rating-stars.tsx'
import { EmptyState } from '../states/empty-state.tsx'
import { ErrorState } from '../states/error-state.tsx'
import { Skeleton } from '../states/skeleton.tsx'
import { Spinner } from '../states/spinner.tsx'
import { Tabs } from '../tabs.tsx'
import { Thread } from '../thread/thread.tsx'
import { ThreadPath } from '../thread/thread-path.tsx'
import { ThreadSteps } from '../thread/thread-steps.tsx'
import { Specimen } from './specimen.tsx'

const CHECKOUT = ['Panier', 'Coordonnées', 'Paiement', 'Confirmation']

/** Shows the thread and the states of loading, emptiness and failure. */
export const StateSpecimen = () => (
  <Specimen title="Le fil et les états">
    {() => (
      <div className="flex flex-col gap-8">
        <Thread drawn />
        <Thread progress={0.4} />
        <ThreadPath
          drawn
          width={600}
          height={60}
          d="M4 44C90 4 170 8 250 34S420 62 480 28 560 8 596 18"
          className="h-auto w-full"
        />
        {[0, 1, CHECKOUT.length].map((current) => (
          <ThreadSteps
            key={current}
            label="Commande"
            steps={CHECKOUT}
            current={current}
            doneLabel="(fait)"
            className={current === 1 ? 'max-w-80' : 'w-full'}
          />
        ))}
        <Spinner label="Chargement..." />
        <div className="flex items-center gap-4">
          <RatingStars value={5} label="5 sur 5" />
          <RatingStars value={3.5} label="3,5 sur 5" />
          <RatingStars value={0} label="0 sur 5" />
        </div>
        <div className="grid grid-cols-2 gap-gutter">
          <Skeleton className="aspect-portrait" />
          <div className="flex flex-col gap-3">
            <Skeleton className="h-8" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
        <Tabs
          label="La pièce"
          items={[
            { value: 'cloth', label: 'Étoffe', content: <p>Crêpe de soie, doublure en viscose.</p> },
            { value: 'care', label: 'Entretien', content: <p>Nettoyage à sec, fer doux.</p> },
            { value: 'delivery', label: 'Livraison', content: <p>De 3 à 5 jours ouvrés.</p> },
          ]}
        />
        <EmptyState
          level={3}
          plate={<div className="aspect-portrait bg-plate" />}
          title="Votre panier est vide"
          text="Les pièces que vous choisirez vous attendront ici."
          action={<Button variant="secondary">Explorer la Collection</Button>}
        />
        <ErrorState
          level={3}
          title="Erreur de chargement"
          text="Une erreur est survenue lors du chargement des produits."
          action={<Button variant="secondary">Réessayer</Button>}
        />
      </div>
    )}
  </Specimen>
)
