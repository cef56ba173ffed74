// The program of the packed package: `node verify.js`.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { createSafeTransaction } from '@strongroom/safe-protocol'
import { createBundle, writeBundle } from '@strongroom/safe-protocol/bundle'

const dead = '0x000000000000000000000000000000000000dEaD'
const transaction = createSafeTransaction({ to: dead, value: 1n, nonce: 7n })
const safe = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe'
const subject = { chainId: '1', safe, safeVersion: '1.4.1', transaction }
const file = writeBundle(createBundle(subject))

const verify = (/** @type {string} */ input) =>
  spawnSync('node_modules/.bin/safe-protocol', ['verify', '-'], {
    input,
    encoding: 'utf8',
  })

const honest = verify(file)
assert.equal(honest.status, 0, honest.stderr)
assert.match(honest.stdout, /send to 0x0{36}dEaD, with 1 wei/)
assert.match(honest.stdout, /Result: MATCHES/)

const lie = verify(file.replace('"value": "1"', '"value": "2"'))
assert.equal(lie.status, 1, lie.stderr)
assert.match(lie.stdout, /Result: DIFFERS/)

assert.equal(verify('').status, 2)
console.log('verify')
