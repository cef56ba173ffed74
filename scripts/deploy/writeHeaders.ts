import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type HeadersConfig,
  type SiteHashes,
  securityHeaders,
} from '../../apps/wallet/headers.ts'
import { hashesFile } from '../../apps/wallet/scripts/bindFiles.ts'
import { parseConfig } from '../../apps/wallet/src/config/parseConfig.ts'

type Headers = Readonly<Record<string, string>>

/** Headers of the paths of a deployment; each path belongs to one of them. */
interface Rules {
  page: Headers
  /** Those of `/assets/`, which have a hash in their name. */
  assets: Headers
  /** The worker: its name has a hash, too, but it takes its policy from its own headers. */
  worker: Headers
  config: Headers
  reader: Headers
}

const readerPage = '/manifest-reader.html'
const forever = 'public, max-age=31536000, immutable'

function rulesOf(config: HeadersConfig, hashes: SiteHashes): Rules {
  const rule = (path: string, cache: string) => ({
    ...securityHeaders(config, path, hashes),
    // Browsers ignore it on a connection without TLS.
    'Strict-Transport-Security': 'max-age=63072000',
    'Cache-Control': cache,
  })
  return {
    page: rule('/index.html', 'no-cache'),
    assets: rule('/assets/', forever),
    worker: rule('/worker-', forever),
    config: rule('/config.json', 'no-store'),
    reader: rule(readerPage, 'no-cache'),
  }
}

const list = (
  headers: Headers,
  line: (name: string, value: string) => string,
  indent = '',
) =>
  Object.entries(headers)
    .map(([name, value]) => indent + line(name, value))
    .join('\n')

const quotedLine = (before: string, after = '') => {
  return (name: string, value: string) =>
    `${before}${name} ${JSON.stringify(value)}${after}`
}

/** Headers that differ from those of the page. */
const differences = (headers: Headers, page: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => page[name] !== value),
  )

/** Names of the page's headers that a file goes without. */
const omissions = (headers: Headers, page: Headers): string[] =>
  Object.keys(page).filter((name) => !Object.hasOwn(headers, name))

/** The rules in the words of a server or static host, by its name. */
const formats: Readonly<Record<string, (rules: Rules) => string>> = {
  nginx: ({ page, assets, worker, config, reader }) => {
    const location = (where: string, headers: Headers, files: string) =>
      `location ${where} {\n${list(headers, quotedLine('add_header ', ' always;'), '  ')}\n  try_files ${files};\n}`
    return [
      '# Inside the server block, which has "root" and TLS.',
      location(`= ${readerPage}`, reader, '$uri =404'),
      location('= /config.json', config, '$uri =404'),
      location('/assets/', assets, '$uri =404'),
      location('~ ^/worker-', worker, '$uri =404'),
      location('/', page, '$uri /index.html'),
    ].join('\n')
  },
  caddy: ({ page, assets, worker, config, reader }) => {
    const block = (name: string, matcher: string, headers: Headers) =>
      `@${name} ${matcher}\nheader @${name} {\n${list(headers, quotedLine(''), '\t')}\n}`
    return [
      '# Inside the site block: import headers.caddy',
      block('reader', `path ${readerPage}`, reader),
      block('config', 'path /config.json', config),
      block('assets', 'path /assets/*', assets),
      block('worker', 'path /worker-*', worker),
      block(
        'page',
        `not path ${readerPage} /config.json /assets/* /worker-*`,
        page,
      ),
      '@routes {\n\tnot path /assets/* /worker-*\n\tfile {path} /index.html\n}',
      'rewrite @routes {file_match.relative}',
    ].join('\n')
  },
  apache: ({ page, assets, worker, config, reader }) => {
    const section = (where: string, headers: Headers, more = '') => {
      const without = omissions(headers, page)
        .map((name) => `  Header always unset ${name}\n`)
        .join('')
      return `<${where}>\n${without}${list(differences(headers, page), quotedLine('Header always set '), '  ')}\n${more}</${where.split(' ')[0]}>`
    }
    const alone = '  FallbackResource disabled\n'
    return [
      '# Inside the virtual host, which has DocumentRoot and TLS; needs mod_headers.',
      list(page, quotedLine('Header always set ')),
      section(`Location "${readerPage}"`, reader),
      section('Location "/config.json"', config),
      section('Location "/assets/"', assets, alone),
      section('LocationMatch "^/worker-"', worker, alone),
      'FallbackResource /index.html',
    ].join('\n')
  },
  // Its own addresses of pages have no ending.
  cloudflare: ({ page, assets, worker, config, reader }) => {
    const line = (name: string, value: string) => `${name}: ${value}`
    const section = (path: string, headers: Headers) => {
      const changed = differences(headers, page)
      const without = [
        ...Object.keys(changed),
        ...omissions(headers, page),
      ].map((name) => `  ! ${name}\n`)
      return `${path}\n${without.join('')}${list(changed, line, '  ')}`
    }
    return [
      '# The file _headers of Cloudflare Pages.',
      `/*\n${list(page, line, '  ')}`,
      section('/assets/*', assets),
      section('/worker-*', worker),
      section('/config.json', config),
      section(readerPage, reader),
      section(readerPage.replace('.html', ''), reader),
    ].join('\n')
  },
  vercel: ({ page, assets, worker, config, reader }) => {
    const rule = (source: string, headers: Headers) => ({
      source,
      headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
    })
    return JSON.stringify(
      {
        headers: [
          rule(readerPage, reader),
          rule('/config.json', config),
          rule('/assets/(.*)', assets),
          rule('/worker-(.*)', worker),
          rule(
            '/((?!manifest-reader\\.html|config\\.json|assets/|worker-).*)',
            page,
          ),
        ],
        rewrites: [
          {
            source: '/((?!assets/|.*\\.[a-z0-9]+$).*)',
            destination: '/index.html',
          },
        ],
      },
      null,
      2,
    )
  },
  plain: ({ page, assets, worker, config, reader }) => {
    const line = (name: string, value: string) => `${name}: ${value}`
    return [
      `# every file but those of /assets/\n${list(page, line)}`,
      `# /assets/*: only these\n${list(assets, line)}`,
      `# /worker-*\n${list(differences(worker, page), line)}`,
      `# /config.json\n${list(differences(config, page), line)}`,
      `# ${readerPage}\n${list(differences(reader, page), line)}`,
    ].join('\n\n')
  },
}

/**
 * Gives the headers of a deployment, as the configuration of a server or static host:
 * `nginx`, `caddy`, `apache`, `cloudflare`, `vercel`, or `plain` to read. The
 * hashes of the scripts are read from `.vite/integrity.json` beside `config.json`, as
 * the build writes them.
 *
 * @throws ConfigError when the file is wrong, TypeError for another server
 * @example
 * import { writeHeaders } from './writeHeaders.ts'
 * console.log(await writeHeaders('dist/config.json', 'nginx'))
 */
export async function writeHeaders(
  file: string,
  server: string,
): Promise<string> {
  const format = Object.hasOwn(formats, server) ? formats[server] : undefined
  if (format === undefined)
    throw new TypeError(
      `${server} is none of ${Object.keys(formats).join(', ')}.`,
    )
  const config = parseConfig(JSON.parse(await readFile(file, 'utf8')))
  const hashes = await readFile(join(dirname(file), hashesFile), 'utf8').catch(
    (cause: unknown) => {
      throw new Error(`Put ${file} into the folder of the build.`, { cause })
    },
  )
  return format(rulesOf(config, JSON.parse(hashes) as SiteHashes))
}

if (import.meta.main) {
  const [file, server = 'plain'] = process.argv.slice(2)
  if (file === undefined) {
    console.error(
      `Usage: pnpm headers <config.json> ${Object.keys(formats).join('|')}`,
    )
    process.exitCode = 1
  } else console.log(await writeHeaders(file, server))
}
