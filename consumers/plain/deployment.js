// The program that compares a site with a release: `node deployment.js`.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

const hash = (/** @type {string} */ text) =>
  createHash('sha256').update(text).digest('base64')
const policy = { 'Content-Security-Policy': "default-src 'none'" }
const release = JSON.stringify({
  commit: 'c'.repeat(40),
  files: { '/index.html': hash('page'), '/app.js': hash('app') },
  headers: { '/index.html': policy },
})
const digest = createHash('sha256').update(release).digest('hex')
/** @type {Record<string, [string, string]>} */
const files = {
  '/app.js': ['text/javascript', 'app'],
  '/config.json': ['application/json', '{}'],
  '/release.json': ['application/json', release],
}
const server = createServer((request, response) => {
  const [type, text] = files[request.url ?? ''] ?? ['text/html', 'page']
  response.writeHead(200, { ...policy, 'Content-Type': type }).end(text)
})
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = /** @type {import('node:net').AddressInfo} */ (
  server.address()
)

async function verify(/** @type {string[]} */ ...args) {
  const child = spawn('node_modules/.bin/strongroom-verify', args)
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part) => {
    text += part
  })
  const [code] = await once(child, 'close')
  return { code, text }
}
const url = `http://127.0.0.1:${port}`

const own = await verify(url)
assert.equal(own.code, 0, own.text)
assert.match(own.text, new RegExp(`sha256 ${digest}`))
assert.match(own.text, /does not prove that it serves a published release/)

const named = await verify(url, '--sha256', digest)
assert.equal(named.code, 0, named.text)
assert.match(named.text, /The site serves the release/)

files['/app.js'] = ['text/javascript', 'changed']
const changed = await verify(url)
assert.equal(changed.code, 1, changed.text)
assert.match(changed.text, /CHANGED {4}\/app\.js/)

assert.equal((await verify()).code, 2)
server.close()
console.log('deployment')
