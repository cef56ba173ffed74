import type { Meta, StoryObj } from '@storybook/react-vite'
import { bob } from '../../test/people.ts'
import { Address } from './Address.tsx'
import { AddressQr } from './AddressQr.tsx'

const meta = {
  title: 'Data/Address',
  component: Address,
  args: { address: bob, name: 'Bob', shortName: 'eth' },
} satisfies Meta<typeof Address>

export default meta

type Story = StoryObj<typeof meta>

export const Short: Story = {}

export const ShortWithCopy: Story = { args: { copy: true } }

export const ShortWithoutNameNeverCopies: Story = {
  args: { name: null, copy: true },
}

export const Full: Story = { args: { variant: 'full' } }

export const FullWithEverything: Story = {
  args: {
    variant: 'full',
    explorerUrl: `https://explorer.example/address/${bob}`,
    actions: <AddressQr address={bob} name="Bob" shortName="eth" />,
  },
}

export const CopiedWithoutPrefix: Story = {
  args: { variant: 'full', copy: 'plain' },
}

export const WithoutName: Story = { args: { name: null, variant: 'full' } }

export const WithoutPicture: Story = { args: { identicon: false } }

export const LongName: Story = {
  args: {
    name: 'The treasury of everybody who ever worked on this '.repeat(3),
  },
}

export const HostileName: Story = { args: { name: 'B\u202eob' } }

export const MixedAlphabets: Story = { args: { name: 'Воb', copy: true } }

export const InvisibleNameIsNone: Story = {
  args: { name: '\u200b\u2060', copy: true },
}

export const HostileLink: Story = {
  args: { explorerUrl: 'javascript:alert(1)' },
}

export const NotAnAddress: Story = {
  args: { address: '0x7099<script>\u202e', name: null },
}
