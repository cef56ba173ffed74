import './dev-wallet.css'
import type { DevOwner, DevPrompts } from './createDevProvider.ts'

/** Prompts in a native dialog, apart from the app's own, plainly labelled. */
export function createDevPrompts(document: Document): DevPrompts {
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
