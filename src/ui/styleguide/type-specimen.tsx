import { Specimen } from './specimen.tsx'

/** Shows the sizes of the two typefaces, set in real sentences. */
export const TypeSpecimen = () => (
  <Specimen title="Caractères">
    {() => (
      <div className="flex flex-col gap-6">
        <p className="font-display text-display">Soie, tulle</p>
        <p className="font-display text-title">La robe naît d’un carnet</p>
        <p className="font-display text-heading">
          Deux essayages, <em>parfois trois</em>
        </p>
        <p className="font-display text-subheading">Mousseline de soie & dentelle de Calais</p>
        <p className="max-w-measure text-lead">
          Vous venez avec une date et une idée. Nous dessinons, nous coupons, nous cousons à la main.
        </p>
        <p className="max-w-measure">
          Une robe se décide à deux, autour d’une table, avec un carnet de croquis et des étoffes que l’on
          froisse. « Montrez-nous comment vous marchez », dit souvent la première d’atelier : le tombé vient
          de là. De 1 290 € à 4 800 € selon l’étoffe.
        </p>
        <p className="max-w-measure text-small">
          Petit texte : les remarques, les tableaux de l’atelier, le détail d’une commande.
        </p>
        <p className="text-caption text-ink-soft">Légende : crêpe de soie, 0123456789, œ É À ç « » ’ — …</p>
      </div>
    )}
  </Specimen>
)
