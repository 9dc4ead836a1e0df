import { useState } from 'react'
import { CheckboxField } from '../forms/checkbox-field.tsx'
import { RadioGroupField } from '../forms/radio-group-field.tsx'
import type { NumberRange } from '../forms/range-rules.ts'
import { SelectField } from '../forms/select-field.tsx'
import { SliderRange } from '../forms/slider-range.tsx'
import { TextField } from '../forms/text-field.tsx'
import { TextareaField } from '../forms/textarea-field.tsx'
import { RatingInput } from '../ratings/rating-input.tsx'
import { Specimen } from './specimen.tsx'

const SIZES = ['34', '36', '38', '40', '42', '44', '46', 'Sur mesure']

/** Shows the fields that choose one value among several. */
const Choices = ({ theme }: { theme: string }) => {
  const [price, setPrice] = useState<NumberRange>([600, 3200])
  return (
    <>
      <RadioGroupField
        label="Livraison"
        name={`delivery-${theme}`}
        defaultValue="home"
        options={[
          { value: 'home', label: 'À domicile', hint: 'De 3 à 5 jours ouvrés' },
          { value: 'atelier', label: 'Retrait à l’atelier', hint: 'Sur rendez-vous' },
          { value: 'relay', label: 'Point relais', disabled: true },
        ]}
      />
      <RadioGroupField
        className="sm:col-span-2"
        label="Taille"
        name={`size-${theme}`}
        appearance="tiles"
        defaultValue="38"
        options={SIZES.map((size) => ({
          value: size,
          label: size === '34' ? '34 (indisponible)' : size,
          disabled: size === '34',
        }))}
      />
      <SliderRange
        legend="Prix"
        endLabels={['Prix minimum', 'Prix maximum']}
        names={['minPrice', 'maxPrice']}
        min={0}
        max={5000}
        step={100}
        unit="€"
        value={price}
        onCommit={setPrice}
      />
      <RatingInput
        legend="Votre note"
        name={`rating-${theme}`}
        defaultValue={4}
        labelOf={(rating) => `${rating} sur 5`}
      />
    </>
  )
}

/** Shows every field in every state. */
export const FieldSpecimen = () => (
  <Specimen title="Champs">
    {(theme) => (
      <form method="post" className="grid gap-6 sm:grid-cols-2" noValidate>
        <TextField label="Nom complet" name="name" required autoComplete="name" />
        <TextField
          label="Adresse e-mail"
          name="email"
          type="email"
          required
          defaultValue="claire@"
          error="Veuillez saisir une adresse e‑mail valide"
        />
        <TextField
          label="Code promo"
          name="promo"
          placeholder="Votre code"
          hint="Un seul code par commande."
        />
        <TextField label="Numéro de commande" name="number" defaultValue="MC-2026-000123" disabled />
        <SelectField
          label="Trier par"
          name="sort"
          options={[
            { value: 'newest', label: 'Nouveautés' },
            { value: 'price-asc', label: 'Prix croissant' },
          ]}
        />
        <TextareaField label="Votre message" name="message" hint="500 signes au plus." />
        <div>
          <CheckboxField label="En stock uniquement" name="stock" defaultChecked />
          <CheckboxField label="Produits en vedette" name="featured" />
          <CheckboxField label="Nécessaires" name="necessary" defaultChecked disabled />
          <CheckboxField
            label="J’accepte les conditions générales de vente"
            name="terms"
            required
            error="Ce consentement est nécessaire"
          />
        </div>
        <Choices theme={theme} />
      </form>
    )}
  </Specimen>
)
