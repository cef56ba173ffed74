import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { alice } from '../../test/people.ts'
import { AccountMenu } from './AccountMenu.tsx'

const meta = {
  title: 'Connection/AccountMenu',
  component: AccountMenu,
  args: {
    address: alice,
    shortName: 'eth',
    walletName: 'Dev wallet',
    chainName: 'Ethereum',
    onDisconnect: fn(),
  },
} satisfies Meta<typeof AccountMenu>

export default meta

type Story = StoryObj<typeof meta>

const openIt: NonNullable<Story['play']> = async ({ canvas }) => {
  await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement)
  await expect(await canvas.findByRole('menu')).toBeVisible()
}

export const Default: Story = {}

export const Named: Story = { args: { name: 'Alice' } }

export const WrongChain: Story = { args: { onSwitchChain: () => undefined } }

const session = { onSignIn: () => undefined, onSignOut: () => undefined }

export const Complete: Story = {
  args: {
    name: 'Alice',
    balance: '12.5 RON',
    networks: [
      { id: '2020', name: 'Ronin' },
      { id: '2021', name: 'Saigon' },
    ],
    networkId: '2020',
    onSelectNetwork: () => undefined,
    onSwitchWallet: () => undefined,
    session: { status: 'signed-in', ...session },
  },
}

export const SignedOut: Story = {
  args: { session: { status: 'signed-out', ...session } },
}

export const SigningIn: Story = {
  args: { session: { status: 'signing', ...session } },
}

export const CheckingSession: Story = {
  args: { session: { status: 'checking', ...session } },
  play: openIt,
}

export const Opened: Story = { ...Complete, play: openIt }

export const OpenedSignedOut: Story = { ...SignedOut, play: openIt }

export const OpenedOnWrongChain: Story = { ...WrongChain, play: openIt }

export const HostileNames: Story = {
  args: {
    name: 'Al\u202eice',
    walletName: 'x'.repeat(200),
    balance: '1'.repeat(80),
  },
  play: openIt,
}

export const Disconnected: Story = {
  play: async (context) => {
    await openIt(context)
    await userEvent.click(
      context.canvas.getByRole('menuitem', { name: 'Disconnect' }),
    )
    await expect(context.args.onDisconnect).toHaveBeenCalledOnce()
  },
}
