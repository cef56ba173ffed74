/** Entry of the popup wallet in the list of wallets. */
export const popupWallet = {
  id: 'WAYPOINT',
  name: 'Ronin Waypoint',
  type: 'MPC',
  isRonin: true,
} as const
