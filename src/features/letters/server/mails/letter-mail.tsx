import { Fragment, type ReactNode } from 'react'
import { Letter } from '../../../../platform/mail/letter.tsx'
import type { Language } from '../../../../shared/i18n/languages.ts'
import { localized } from '../../../../shared/i18n/localized.ts'
import { localizedPath } from '../../../../shared/i18n/localized-path.ts'
import { pathTo } from '../../../../sitemap.ts'
import { boldRuns } from '../../letter.rules.ts'
import type { LetterContent, LetterPart } from '../../letter.schema.ts'
import type { MailedPicture, ShownParts } from './shown-parts.ts'

const serif = "'Bodoni Moda', Didot, 'Bodoni MT', Georgia, serif"
const heading = { fontFamily: serif, fontSize: 24, lineHeight: 1.3, fontWeight: 400, margin: '32px 0 8px' }
const pressed = {
  display: 'inline-block',
  padding: '14px 24px',
  backgroundColor: '#a8322d',
  color: '#fdfaf3',
  textDecoration: 'none',
  fontWeight: 600,
}
const plain = { color: '#221d18', textDecoration: 'none' }
const image = { display: 'block', width: '100%', maxWidth: '100%', height: 'auto', border: 0 }
const small = { fontSize: 13, color: '#5d554b' }

const words = {
  fr: {
    why: 'Vous recevez cette lettre parce que vous l’avez demandée et confirmée.',
    stop: 'Ne plus recevoir nos lettres',
    see: 'Voir la pièce',
  },
  en: {
    why: 'You receive this letter because you asked for it and confirmed it.',
    stop: 'Stop receiving our letters',
    see: 'See the piece',
  },
} as const

interface Drawn {
  readonly lng: Language
  /** Makes the address of a path of the site. */
  readonly at: (path: string) => string
  readonly shown: ShownParts
}

/** What stands one after the other in a mail, of which some may be alike. */
const inOrder = <Item,>(items: readonly Item[], draw: (item: Item, place: number) => ReactNode) =>
  items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a mail is drawn once, and never again with other items
    <Fragment key={place}>{draw(item, place)}</Fragment>
  ))

/** A paragraph with the line breaks of its author, which every mail program shows. */
const Paragraph = ({ text }: { text: string }) => (
  <p>
    {inOrder(text.split('\n'), (line, place) => (
      <>
        {place > 0 && <br />}
        {inOrder(boldRuns(line), (run) => (run.bold ? <strong>{run.text}</strong> : run.text))}
      </>
    ))}
  </p>
)

const Image = ({ picture, at }: { picture: MailedPicture; at: Drawn['at'] }) => (
  <img src={at(picture.path)} alt={picture.alt} width={picture.width} height={picture.height} style={image} />
)

const Product = ({ id, lng, at, shown }: Drawn & { id: string }) => {
  const product = shown.products.get(id)
  if (!product) return null
  const address = at(localizedPath(pathTo('product', { id }), lng))
  return (
    <div style={{ margin: '24px 0' }}>
      {product.picture && (
        <a href={address} style={plain}>
          <Image picture={product.picture} at={at} />
        </a>
      )}
      <p style={{ margin: '12px 0 0' }}>
        <strong>{product.name}</strong>
        <br />
        {product.price}
        <br />
        <a href={address} style={{ color: '#a8322d' }}>
          {words[lng].see}
        </a>
      </p>
    </div>
  )
}

const Plate = ({ id, at, shown }: Drawn & { id: string }) => {
  const plate = shown.pictures.get(id)
  if (!plate) return null
  return (
    <div style={{ margin: '24px 0' }}>
      <Image picture={plate.picture} at={at} />
      <p style={{ margin: '12px 0 0' }}>
        <strong>{plate.name}</strong>
      </p>
      {plate.text !== '' && <Paragraph text={plate.text} />}
      {plate.credits !== '' && <p style={small}>{plate.credits}</p>}
    </div>
  )
}

const Part = ({ part, ...drawn }: Drawn & { part: LetterPart }) => {
  const { lng, at } = drawn
  switch (part.kind) {
    case 'heading':
      return <h2 style={heading}>{localized(lng, part.fr, part.en)}</h2>
    case 'text':
      return inOrder(localized(lng, part.fr, part.en).split(/\n{2,}/), (text) => <Paragraph text={text} />)
    case 'product':
      return <Product id={part.id} {...drawn} />
    case 'picture':
      return <Plate id={part.id} {...drawn} />
    case 'button':
      return (
        <p>
          <a href={at(localizedPath(part.path, lng))} style={pressed}>
            {localized(lng, part.fr, part.en)}
          </a>
        </p>
      )
  }
}

interface LetterMailProps extends Drawn {
  readonly content: LetterContent
  readonly house: string
  readonly stopAddress: string
}

/** A letter of the house; every picture is its own, no link is followed, and the last one stops the letters. */
export const LetterMail = ({ content, house, stopAddress, ...drawn }: LetterMailProps) => {
  const { lng } = drawn
  return (
    <Letter
      house={house}
      lng={lng}
      subject={localized(lng, content.fr.subject, content.en.subject)}
      preheader={localized(lng, content.fr.preheader, content.en.preheader)}
    >
      {inOrder(content.parts, (part) => (
        <Part part={part} {...drawn} />
      ))}
      <p style={{ ...small, marginTop: 32 }}>
        {words[lng].why}
        <br />
        <a href={stopAddress} style={small}>
          {words[lng].stop}
        </a>
      </p>
    </Letter>
  )
}
