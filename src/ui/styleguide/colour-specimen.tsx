import { Specimen } from './specimen.tsx'

const GROUNDS = [
  ['bg-paper', 'Papier'],
  ['bg-sheet', 'Feuille'],
  ['bg-linen', 'Lin cru'],
  ['bg-rose', 'Rose poudré'],
] as const

/** Shows each background colour with each text colour that may be used on it. */
export const ColourSpecimen = () => (
  <Specimen title="Papier et encre">
    {() => (
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {GROUNDS.map(([ground, name]) => (
          <div key={ground} className={`${ground} border border-hairline p-4`}>
            <p className="mb-10 font-display text-subheading">{name}</p>
            <p className="text-small">Encre</p>
            <p className="text-ink-soft text-small">Encre claire</p>
            <p className="text-garance text-small">Garance</p>
            <p className="text-sage text-small">Sauge</p>
          </div>
        ))}
        <div className="bg-garance-fill p-4 text-on-garance">Garance</div>
        <div className="bg-garance-deep p-4 text-on-garance">Foncée</div>
        <div className="bg-ink p-4 text-paper">Encre</div>
        <div className="border border-rule p-4">Trait</div>
      </div>
    )}
  </Specimen>
)
