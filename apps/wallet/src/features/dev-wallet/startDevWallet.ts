import { createRpc } from '@strongroom/react-hooks/chain'
import type { Services } from '../../core/useServices.ts'
import {
  createDevProvider,
  type DevOwner,
  type DevPrompts,
} from './createDevProvider.ts'
import './dev-wallet.css'

/** Prompts in a native dialog, apart from the app's own, plainly labelled. */
function createDevPrompts(document: Document): DevPrompts {
  let last: Promise<unknown> = Promise.resolve()
  // One prompt at a time, as in any wallet.
  const next = <T>(open: () => Promise<T>): Promise<T> => {
    const result = last.then(open, open)
    last = result
    return result
  }
  return {
    chooseOwner: (owners, current) =>
      next(() =>
        openDialog<string>(document, 'Choose a demo owner', (body, close) => {
          for (const owner of owners)
            body.append(ownerButton(document, owner, current, close))
        }),
      ),
    confirm: (request) =>
      next(async () => {
        const title = `${request.title} as ${request.owner.name}`
        const agreed = await openDialog<true>(
          document,
          title,
          (body, close) => {
            const note = document.createElement('p')
            note.textContent = `Chain ${request.chainId}, account ${request.owner.address}`
            const details = document.createElement('pre')
            details.tabIndex = 0
            details.textContent = request.details
            body.append(
              note,
              details,
              button(document, 'Confirm', () => close(true)),
            )
          },
        )
        return agreed === true
      }),
  }
}

function openDialog<T>(
  document: Document,
  title: string,
  fill: (body: HTMLElement, close: (value: T) => void) => void,
): Promise<T | undefined> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    dialog.className = 'dev-wallet'
    const label = document.createElement('p')
    label.className = 'dev-wallet-label'
    label.textContent = 'Dev wallet · for local development only'
    const heading = document.createElement('h2')
    heading.id = `dev-wallet-${crypto.randomUUID()}`
    heading.textContent = title
    dialog.setAttribute('aria-labelledby', heading.id)
    const body = document.createElement('div')
    body.className = 'dev-wallet-body'
    let answer: T | undefined
    fill(body, (value) => {
      answer = value
      dialog.close()
    })
    body.append(button(document, 'Reject', () => dialog.close(), 'plain'))
    dialog.append(label, heading, body)
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve(answer)
    })
    // The app's own dialogs must not take clicks and keys in here as theirs.
    for (const event of ['pointerdown', 'mousedown', 'click', 'keydown'])
      dialog.addEventListener(event, (given) => given.stopPropagation())
    document.body.append(dialog)
    dialog.showModal()
  })
}

function ownerButton(
  document: Document,
  owner: DevOwner,
  current: string | undefined,
  close: (address: string) => void,
): HTMLElement {
  const element = button(document, owner.name, () => close(owner.address))
  const address = document.createElement('code')
  address.textContent = `${owner.address.slice(0, 6)}…${owner.address.slice(-4)}`
  element.append(address)
  if (owner.address.toLowerCase() === current?.toLowerCase())
    element.setAttribute('aria-current', 'true')
  return element
}

function button(
  document: Document,
  text: string,
  onClick: () => void,
  kind = 'main',
): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.dataset['kind'] = kind
  element.textContent = text
  element.addEventListener('click', onClick)
  return element
}

const icon =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"%3E%3Crect width="32" height="32" rx="8" fill="%23b45309"/%3E%3Cpath d="m9 12 5 4-5 4m7 1h7" fill="none" stroke="%23fff" stroke-width="3"/%3E%3C/svg%3E'

/**
 * Announces the development wallet by EIP-6963. Call it only when the deployment
 * asks for it and the page is on a loopback host.
 */
export function startDevWallet({ config }: Services): void {
  const { chains } = config
  const provider = createDevProvider({
    chainIds: Object.keys(chains).map(Number),
    rpcFor: (chainId) => createRpc(chains[chainId]?.rpcUrl ?? ''),
    prompts: createDevPrompts(document),
  })
  const detail = Object.freeze({
    info: Object.freeze({
      uuid: crypto.randomUUID(),
      name: 'Dev wallet',
      rdns: 'local.strongroom.dev-wallet',
      icon,
    }),
    provider,
  })
  const announce = () =>
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail }),
    )
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
