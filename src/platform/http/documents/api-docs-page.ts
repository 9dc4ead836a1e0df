import type { DescribedAnswer } from './described-answer.ts'
import type { openApiOf } from './open-api.ts'

type OpenApi = ReturnType<typeof openApiOf>
type DescribedOperation = OpenApi['paths'][string][string]

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`)

const code = (value: unknown) => `<pre>${escaped(JSON.stringify(value, null, 2))}</pre>`

const parameterRow = ({ name, in: place, required, schema }: DescribedOperation['parameters'][number]) =>
  `<tr><td><code>${escaped(name)}</code></td><td>${place}${required ? ', required' : ''}</td><td><code>${escaped(JSON.stringify(schema))}</code></td></tr>`

const responseBlock = ([status, { description, content }]: [string, DescribedAnswer]) =>
  `<details><summary>${status} ${escaped(description)}</summary>${Object.values(content)
    .map(({ schema }) => code(schema))
    .join('')}</details>`

const bodyBlock = ([type, { schema }]: [string, { schema: object }]) =>
  `<details><summary>Body, ${escaped(type)}</summary>${code(schema)}</details>`

const operationBlock = (path: string, method: string, operation: DescribedOperation) => `
<section id="${escaped(`${method}${path}`)}">
  <h2><code>${method.toUpperCase()} /api${escaped(path)}</code></h2>
  <p>${escaped(operation.summary)}${operation.security ? ' (signed in)' : ''}</p>
  <table><thead><tr><th>Parameter</th><th>Where</th><th>Schema</th></tr></thead><tbody>${operation.parameters.map(parameterRow).join('')}</tbody></table>
  ${Object.entries(operation.requestBody?.content ?? {})
    .map(bodyBlock)
    .join('')}
  ${Object.entries(operation.responses).map(responseBlock).join('')}
</section>`

/** The documentation of the API on one page that needs no script. */
export const apiDocsPage = (api: OpenApi) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(api.info.title)}</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<h1>${escaped(api.info.title)}</h1>
<p>${escaped(api.info.description)} Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
${Object.entries(api.paths)
  .flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => operationBlock(path, method, operation)),
  )
  .join('')}
</body>
</html>`

/** The style sheet of the page: the security policy forbids inline styles. */
export const apiDocsStyle = `
:root { color-scheme: light dark }
body { max-width: 60rem; margin: 3rem auto; padding: 0 1.25rem; font: 1rem/1.6 system-ui, sans-serif }
h2 { margin-top: 3rem; font-size: 1.15rem; border-top: 1px solid; padding-top: 1rem }
table { border-collapse: collapse; width: 100%; margin-bottom: 1rem }
th, td { text-align: left; padding: .3rem .8rem .3rem 0; vertical-align: top; overflow-wrap: anywhere }
pre { overflow: auto; padding: 1rem; border: 1px solid }
`
