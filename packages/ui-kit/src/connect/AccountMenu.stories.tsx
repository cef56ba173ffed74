import type { Meta, StoryObj } from '@storybook/react-vite'
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
    onDisconnect: () => undefined,
  },
} satisfies Meta<typeof AccountMenu>

export default meta

type Story = StoryObj<typeof meta>

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
