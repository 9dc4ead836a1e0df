import { Badge } from '../badge.tsx'
import { Breadcrumb } from '../breadcrumb.tsx'
import { Button } from '../buttons/button.tsx'
import { Icon, iconNames } from '../buttons/icon.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { TextLink } from '../buttons/text-link.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { Specimen } from './specimen.tsx'

const pageLabels = (navigation: string) => ({
  navigation,
  previous: 'Précédent',
  next: 'Suivant',
  page: (page: number) => `Page ${page}`,
})

/** Shows the buttons and links. */
export const ActionSpecimen = () => (
  <Specimen title="Actions et liens">
    {(theme) => (
      <div className="flex flex-col items-start gap-8">
        <div className="flex flex-wrap items-center gap-3">
          <Button size="large">Prendre rendez-vous</Button>
          <Button>Ajouter au panier</Button>
          <Button size="small">Appliquer</Button>
          <Button loading>Envoi en cours...</Button>
          <Button disabled>Épuisé</Button>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary">Découvrir la collection</Button>
          <Button variant="secondary" loading>
            Envoi...
          </Button>
          <Button variant="secondary" disabled>
            Indisponible
          </Button>
          <Button variant="quiet">Voir plus</Button>
        </div>
        <div className="flex items-center gap-3">
          <IconButton icon="bag" label="Panier" />
          <IconButton icon="heart" label="Favoris" outlined />
          <IconButton icon="trash" label="Supprimer" disabled />
        </div>
        <nav aria-label={`Exemple, ${theme}`} className="flex flex-wrap gap-x-8">
          <TextLink to="#boutique" variant="standalone" active>
            Boutique
          </TextLink>
          <TextLink to="#sur-mesure" variant="standalone">
            Sur mesure
          </TextLink>
          <TextLink to="#histoire" variant="standalone">
            La maison <Icon name="arrow" size={18} />
          </TextLink>
        </nav>
        <p>
          Un lien <TextLink to="#phrase">au milieu d’une phrase</TextLink>, souligné d’un trait.
        </p>
        <div className="flex flex-wrap gap-2">
          <Badge tone="accent">Épuisé</Badge>
          <Badge>En vedette</Badge>
          <Badge tone="rose">Exemple</Badge>
          <Badge tone="outline">Taille : 38</Badge>
          <Badge tone="sage">En stock</Badge>
        </div>
        <Breadcrumb
          label={`Fil d’Ariane, ${theme}`}
          items={[{ label: 'Accueil', to: '#' }, { label: 'Boutique', to: '#' }, { label: 'Robe Aurore' }]}
        />
        <Pagination
          page={6}
          totalPages={12}
          hrefOf={(page) => `?page=${page}`}
          labels={pageLabels(`Pages, ${theme}`)}
        />
        <Pagination
          page={1}
          totalPages={3}
          hrefOf={(page) => `?page=${page}`}
          labels={pageLabels(`Pages en attente, ${theme}`)}
          busy
        />
        <div className="flex flex-wrap gap-4">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </div>
      </div>
    )}
  </Specimen>
)
