import { ActionSpecimen } from '../ui/styleguide/action-specimen.tsx'
import { ColourSpecimen } from '../ui/styleguide/colour-specimen.tsx'
import { CompositionSpecimen } from '../ui/styleguide/composition-specimen.tsx'
import { FieldSpecimen } from '../ui/styleguide/field-specimen.tsx'
import { LayerSpecimen } from '../ui/styleguide/layer-specimen.tsx'
import { StateSpecimen } from '../ui/styleguide/state-specimen.tsx'
import { TypeSpecimen } from '../ui/styleguide/type-specimen.tsx'

/** Every part of the design system in every state, in the light and the dark theme. It exists in development only. */
const StyleguidePage = () => (
  <>
    <header className="frame py-section">
      <h1 className="font-display text-display">Le cahier de style</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lead">
        Tout ce dont les pages sont faites, sur papier et de nuit. Une page qui a besoin d’autre chose
        commence par l’ajouter ici.
      </p>
    </header>
    <TypeSpecimen />
    <ColourSpecimen />
    <CompositionSpecimen />
    <ActionSpecimen />
    <FieldSpecimen />
    <StateSpecimen />
    <LayerSpecimen />
  </>
)

export default StyleguidePage
