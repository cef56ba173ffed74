import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { lockFolder } from '../../src/platform/db/lockFolder.ts'

// Holds the folder of its first argument, and writes as long as it may.
const [folder = '', expiry = '60000'] = process.argv.slice(2)
const lock = await lockFolder(folder, {
  interval: 50,
  expiry: Number(expiry),
  onLost: () => process.exit(3),
})
process.send?.('holds')
setInterval(() => {
  lock.confirm()
  appendFileSync(join(folder, 'written'), 'x')
}, 1)
