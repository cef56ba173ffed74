import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { connectStates } from '../../test/connectStates.ts'
import { ConnectDialog } from './ConnectDialog.tsx'

const meta = {
  title: 'Connection/ConnectDialog',
  component: ConnectDialog,
  // Each in a frame of its own: a dialog covers the page it is on.
  parameters: { docs: { story: { inline: false, height: '36rem' } } },
} satisfies Meta<typeof ConnectDialog>

export default meta

type Story = StoryObj<typeof meta>

/** A story of a state: shows it, and clicks what leads there. */
function story(name: keyof typeof connectStates): Story {
  const { props, click } = { click: undefined, ...connectStates[name] }
  return {
    args: props,
    ...(click !== undefined && {
      play: async ({ canvasElement }) => {
        const body = within(canvasElement.ownerDocument.body)
        ;(await body.findByRole('button', { name: new RegExp(click) })).click()
      },
    }),
  }
}

export const Wallets = story('Wallets')
export const OneSection = story('OneSection')
export const NoWallet = story('NoWallet')
export const NotInstalled = story('NotInstalled')
export const Duplicate = story('Duplicate')
export const GetWallet = story('GetWallet')
export const Waiting = story('Waiting')
export const Slow = story('Slow')
export const MakingCode = story('MakingCode')
export const Code = story('Code')
export const CodeExpired = story('CodeExpired')
export const CodeUnreachable = story('CodeUnreachable')
export const CodeWrongChain = story('CodeWrongChain')
export const CodeFailed = story('CodeFailed')
export const Rejected = story('Rejected')
export const Pending = story('Pending')
export const Blocked = story('Blocked')
export const WrongChain = story('WrongChain')
export const Missing = story('Missing')
export const Failed = story('Failed')
