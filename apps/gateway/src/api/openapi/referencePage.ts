import type { JsonSchema } from '@strongroom/gateway-schemas/calls/parameters'
import { EncodedBody } from '../../platform/pages/EncodedBody.ts'
import { escapeHtml, pageHeaders } from '../http/htmlPage.ts'
import { type ReferenceDocument, readOperations } from './readOperations.ts'

/** One rule per line; the page loads no other styles. */
const style = [
  ':root{color-scheme:light dark;--page:#fff;--text:#15181d;--line:#d5d8de;--soft:#f3f5f8;--quiet:#555c68;--get:#0b5cad;--post:#1a6b35;--put:#8a5300;--delete:#b3261e}',
  '@media(prefers-color-scheme:dark){:root{--page:#121212;--text:#eef0f4;--line:#3a404b;--soft:#1c2027;--quiet:#a4adba;--get:#7db8ff;--post:#7fd19b;--put:#f0b862;--delete:#ff9d94}}',
  '*{box-sizing:border-box}',
  'html{scroll-padding-top:1rem;background:var(--page);color:var(--text)}',
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem}',
  'h1{font-size:1.75rem;margin:0}h2{font-size:1.25rem;margin:2.5rem 0 .25rem}h3{font-size:.95rem;margin:1.25rem 0 .25rem}',
  'p{margin:.25rem 0 .75rem}.quiet{color:var(--quiet)}',
  'nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}',
  'a{color:var(--get)}',
  'code,pre{font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace}',
  'code{overflow-wrap:anywhere}',
  'pre{background:var(--soft);border:1px solid var(--line);border-radius:.375rem;margin:.25rem 0;padding:.75rem;white-space:pre-wrap;overflow-wrap:anywhere}',
  'details{border:1px solid var(--line);border-radius:.375rem;margin:.5rem 0}',
  'details[open]>summary{border-bottom:1px solid var(--line)}',
  'summary{cursor:pointer;padding:.5rem .75rem}',
  'summary:focus-visible,a:focus-visible{outline:2px solid var(--get);outline-offset:2px}',
  'summary span{display:block;color:var(--quiet)}',
  '.body{padding:0 .75rem 1rem}',
  '.method{font-weight:700}.get{color:var(--get)}.post{color:var(--post)}.put{color:var(--put)}.delete{color:var(--delete)}',
  'dl{margin:.25rem 0;border-top:1px solid var(--line)}',
  'dl div{display:grid;grid-template-columns:minmax(9rem,16rem) 1fr;gap:0 1rem;border-bottom:1px solid var(--line);padding:.375rem 0}',
  'dt,dd{margin:0;min-width:0}',
  '@media(max-width:40rem){dl div{grid-template-columns:1fr}}',
].join('')

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`

/** Descriptions name values and fields in backticks. */
const prose = (text: string): string =>
  escapeHtml(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>')

const json = (value: unknown): string =>
  `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

const rows = (entries: readonly (readonly [term: string, text: string])[]) =>
  `<dl>${entries.map(([term, text]) => `<div><dt>${term}</dt><dd>${text}</dd></div>`).join('')}</dl>`

const section = (title: string, content: string): string =>
  content === '' ? '' : `<h3>${title}</h3>${content}`

const typeOf = (schema: JsonSchema): string => {
  const { type, enum: values, default: otherwise } = schema
  const shown = Array.isArray(values) ? values.join(' or ') : String(type)
  return otherwise === undefined ? shown : `${shown}, default ${otherwise}`
}

type Operation = ReturnType<typeof readOperations>[number]['operations'][number]

const parameterRows = ({ parameters }: Operation): string =>
  parameters.length === 0
    ? ''
    : rows(
        parameters.map(({ name, in: place, required, schema, ...more }) => [
          `${code(name)}<br><span class="quiet">${place}${required ? ', required' : ''}</span>`,
          `${prose(more.description)} <span class="quiet">(${escapeHtml(typeOf(schema))})</span>`,
        ]),
      )

/** The request as a command, with the examples in place of the parameters. */
const command = (base: string, operation: Operation): string => {
  const { method, path, parameters, body, security } = operation
  const value = ({ example }: Operation['parameters'][number]) =>
    encodeURIComponent(String(example ?? ''))
  const filled = parameters
    .filter((one) => one.in === 'path')
    .reduce(
      (text, one) => text.replace(`{${one.name}}`, () => value(one)),
      path,
    )
  const query = parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${one.name}=${value(one)}`)
    .join('&')
  const headers = parameters
    .filter((one) => one.in === 'header' && one.required)
    .map((one) => `${one.name}: ${String(one.example)}`)
  const lines = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${base}${filled}${query === '' ? '' : `?${query}`}'`,
    ...headers.map((header) => `-H '${header}'`),
    ...(security === 'session' ? ["-b 'cookies.txt'"] : []),
    ...(security === 'operator' ? ["-H 'Authorization: Bearer <token>'"] : []),
    ...(body === undefined
      ? []
      : [
          "-H 'Content-Type: application/json'",
          `-d '${JSON.stringify(body.example ?? {})}'`,
        ]),
  ]
  return `<pre>${escapeHtml(lines.join(' \\\n  '))}</pre>`
}

const access: Readonly<Record<string, string>> = {
  session: 'Needs the session’s cookie: sign in with <code>verifyAuth</code>.',
  operator: 'Needs the operator’s token.',
}

const operationPart = (base: string, operation: Operation): string => {
  const { operationId, method, path, summary, security, success } = operation
  const reasons = operation.errors.map(
    ({ status, description }) =>
      [code(String(status)), prose(description)] as const,
  )
  return [
    `<details id="${escapeHtml(operationId)}"><summary>`,
    `<code class="method ${method}">${method.toUpperCase()}</code> ${code(path)}`,
    `<span>${prose(summary)}</span></summary><div class="body">`,
    `<p class="quiet">${code(operationId)}${security === undefined ? '' : ` · ${access[security]}`}</p>`,
    section('Parameters', parameterRows(operation)),
    section('Example', command(base, operation)),
    section(
      `Answer ${success.status}`,
      success.example === undefined
        ? `<p>${prose(success.description)}${success.schema === undefined ? '' : `: ${code(success.schema)}`}</p>`
        : json(success.example),
    ),
    section('Errors', rows(reasons)),
    '</div></details>',
  ].join('')
}

/**
 * The reference of an OpenAPI document as one page without scripts. Texts of
 * the document are escaped on the page.
 */
export function referencePage(document: ReferenceDocument): EncodedBody {
  const { info, servers } = document
  const base = servers[0]?.url ?? ''
  const groups = readOperations(document)
  const anchor = (tag: string) => `tag-${tag.toLowerCase()}`
  const html = [
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(info.title)}</title><style>${style}</style>`,
    `<header><h1>${escapeHtml(info.title)}</h1>`,
    `<p class="quiet">Version ${escapeHtml(info.version)} at ${code(base)} · <a href="openapi.json">OpenAPI document</a></p>`,
    `<p>${prose(info.description)}</p>`,
    '<nav aria-label="Groups of calls"><ul>',
    ...groups.map(
      ({ tag, operations }) =>
        `<li><a href="#${anchor(tag)}">${escapeHtml(tag)}</a> <span class="quiet">${operations.length}</span></li>`,
    ),
    '</ul></nav></header><main>',
    ...groups.flatMap(({ tag, description, operations }) => [
      `<section aria-labelledby="${anchor(tag)}"><h2 id="${anchor(tag)}">${escapeHtml(tag)}</h2><p class="quiet">${prose(description)}</p>`,
      ...operations.map((operation) => operationPart(base, operation)),
      '</section>',
    ]),
    '</main></html>',
  ].join('')
  return new EncodedBody(html, 'text/html; charset=utf-8', pageHeaders(style))
}
