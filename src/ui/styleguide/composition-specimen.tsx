import { TextLink } from '../buttons/text-link.tsx'
import { MuseumLabel } from '../museum-label.tsx'
import { Picture } from '../pictures/picture.tsx'
import { Price } from '../price.tsx'
import { SectionHeading } from '../section-heading.tsx'

const PLATE = { url: '/media/styleguide/900.webp', width: 900, height: 1200, widths: [450, 900] } as const

/** Shows the parts together on a page: an asymmetric layout, pictures with labels, prices. */
export const CompositionSpecimen = () => (
  <section aria-label="Composition" className="frame flex flex-col gap-12 py-section">
    <SectionHeading
      mark="Hiver"
      title="Les pièces de l’hiver"
      lead="Quatre silhouettes dessinées pour la lumière basse, en crêpe, en velours et en dentelle."
      action={
        <TextLink to="#collection" variant="standalone">
          Voir toute la collection
        </TextLink>
      }
    />
    <div className="grid-12 items-end gap-y-12">
      <figure className="col-span-12 md:col-span-5">
        <Picture
          image={{ ...PLATE, alt: 'Croquis d’une robe du soir', color: '#e9dcc6' }}
          sizes="(min-width: 48rem) 40vw, 100vw"
          className="aspect-portrait bg-plate"
        />
        <figcaption className="mt-3 flex justify-between gap-4">
          <MuseumLabel number="12" name="Robe Aurore" details="Crêpe de soie ivoire" />
          <Price amount="2 450 €" className="text-small" />
        </figcaption>
      </figure>
      <figure className="col-span-8 md:col-span-4 md:col-start-8">
        <Picture
          image={{ ...PLATE, alt: 'Croquis d’une veste', color: '#e6d2c8' }}
          sizes="(min-width: 48rem) 30vw, 66vw"
          className="aspect-portrait bg-plate"
        />
        <figcaption className="mt-3 flex justify-between gap-4">
          <MuseumLabel number="13" name="Veste Vesper" details="Velours de soie, doublure en satin" />
          <Price
            amount="1 290 €"
            before={{ amount: '1 490 €', label: 'Ancien prix :' }}
            note="Prix le plus bas des 30 jours : 1 490 €"
            className="text-right text-small"
          />
        </figcaption>
      </figure>
    </div>
  </section>
)
