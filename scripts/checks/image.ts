import { startChain } from '@strongroom/devnet'
import { run } from '../consumers/run.ts'
import { startGateway } from '../consumers/startGateway.ts'
import { root } from '../stack/settings.ts'

// Runs the image of the gateway, which `docker build` has made, on a chain of
// this machine.

const image = 'strongroom-gateway'
const user = await run(root, [
  ...['docker', 'run', '--rm', '--entrypoint', 'id', image, '--user'],
])
if (user.trim() === '0') throw new Error('The image runs as root.')
const version = await run(root, ['docker', 'run', '--rm', image, '--version'])
const chain = await startChain({ chainId: 1337 })
try {
  const gateway = await startGateway([
    ...['docker', 'run', '--rm', '--network', 'host', image],
    ...['--chain', '1337', '--rpc', chain.rpcUrl, '--port', '0'],
  ])
  try {
    const [safe] = chain.safes
    const path = `/v1/chains/1337/safes/${safe?.address}`
    const answer = await fetch(`${gateway.url}${path}`)
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}.`)
    console.log(
      `Image of gateway ${version.trim()}: ready, reads ${safe?.name}`,
    )
  } finally {
    await gateway.kill('SIGTERM')
  }
} finally {
  await chain.stop()
}
