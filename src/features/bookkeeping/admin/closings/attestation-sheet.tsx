import type { ReactNode } from 'react'
import type { Answer } from '../../../../shared/api/contract.ts'
import { spokenDay } from '../../../../shared/dates/spoken-day.ts'
import { formatEuros } from '../../../../shared/money.ts'
import type { ClosingsContract } from '../../closings/closings.contract.ts'
import { conditions, warning } from './attestation-words.ts'

type Attested = Answer<ClosingsContract['GET /admin/accounts/attestation']>

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="mt-6 flex flex-col gap-3">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </section>
)

/** A place that is filled in by hand. */
const Blank = () => <span className="inline-block w-56 max-w-full border-ink border-b border-dotted" />

const Signature = ({ of }: { readonly of: string }) => (
  <div className="break-inside-avoid">
    <p>
      Fait à <Blank />, le <Blank />
    </p>
    <p className="mt-2 mb-20">{of}</p>
  </div>
)

/** « Maison Clairval, SARL au capital de 50 000 €, 14 rue …, SIREN 900000001, RCS Paris, TVA FR… ». */
const Company = ({ editor }: Pick<Attested, 'editor'>) => (
  <>
    {editor.legalName}, {editor.legalForm} au capital de {formatEuros(editor.capital)}, {editor.seat}, SIREN{' '}
    {editor.siren}, RCS {editor.rcsCity}, n° de TVA {editor.vatNumber}
  </>
)

const Closings = ({ closings, firstDay, lastDay, hash }: Attested) =>
  firstDay === null || lastDay === null ? (
    <p>À la date de cette attestation, aucune période n’a encore été clôturée.</p>
  ) : (
    <p>
      À la date de cette attestation, les comptes sont clôturés du {spokenDay(firstDay, 'fr')} au{' '}
      {spokenDay(lastDay, 'fr')}, en {closings} clôtures, dont la dernière porte l’empreinte{' '}
      <code className="wrap-anywhere">{hash}</code>.
    </p>
  )

const EditorPart = (told: Attested) => {
  const { software, editor } = told
  const [major = ''] = software.version.split('.')
  return (
    <Part title="Volet 1 : partie remplie par l’éditeur du logiciel">
      <p>
        Je soussigné(e) <Blank />, représentant légal de la société <Company editor={editor} />, éditeur du
        logiciel «&nbsp;{software.name}&nbsp;», atteste que ce logiciel, dans sa version n° {software.version}{' '}
        (licence {software.licence}), mis en service à compter du <Blank />, satisfait aux conditions
        d’inaltérabilité, de sécurisation, de conservation et d’archivage des données en vue du contrôle de
        l’administration fiscale, prévues au 3° bis du I de l’article 286 du code général des impôts, dans sa
        rédaction issue de l’article 125 de la loi de finances pour 2026.
      </p>
      <ol className="flex flex-col gap-3">
        {conditions.map(({ name, sentences }) => (
          <li key={name}>
            <h4 className="font-semibold">{name}</h4>
            <p>{sentences.join(' ')}</p>
          </li>
        ))}
      </ol>
      <Closings {...told} />
      <p>
        J’atteste que la dernière version majeure de ce logiciel est identifiée par la racine «&nbsp;{major}
        &nbsp;» et que les versions mineures développées ultérieurement sont ou seront identifiées par les
        subdivisions de cette racine. Je m’engage à ce que ces subdivisions ne servent qu’à identifier des
        versions mineures, à l’exclusion de toute version majeure. Les versions majeures et mineures
        s’entendent au sens du BOI-TVA-DECLA-30-10-30.
      </p>
      <Signature of="Signature du représentant légal de l’éditeur :" />
    </Part>
  )
}

const HolderPart = ({ software, editor }: Attested) => (
  <Part title="Volet 2 : partie remplie par l’entreprise qui utilise le logiciel, titulaire de la licence">
    <p>
      Je soussigné(e) <Blank />, représentant légal de la société <Company editor={editor} />, certifie
      disposer depuis le <Blank /> du logiciel «&nbsp;{software.name}&nbsp;» mentionné au volet 1 de cette
      attestation, et l’utiliser pour enregistrer les règlements de mes clients depuis le <Blank />.
    </p>
    <Signature of="Signature du représentant légal de l’entreprise :" />
  </Part>
)

/** The attestation as it is signed: the model of the tax office, with how this software meets each condition. */
export const AttestationSheet = (told: Attested) => (
  <article lang="fr" className="max-w-[46rem] text-pretty text-small print:max-w-none">
    <h2 className="font-semibold text-subheading">Attestation individuelle de l’éditeur</h2>
    <p className="mt-1">
      relative à l’utilisation d’un logiciel ou système de caisse (article 286, I, 3° bis du code général des
      impôts), établie le {spokenDay(told.today, 'fr')}
    </p>
    <EditorPart {...told} />
    <HolderPart {...told} />
    <p className="mt-6 text-caption">{warning}</p>
  </article>
)
