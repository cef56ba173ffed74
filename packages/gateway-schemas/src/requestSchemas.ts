import {
  createAccountBodySchema,
  putAccountDataSettingsBodySchema,
  registerRecoveryModuleBodySchema,
  verifyAuthBodySchema,
} from './requests/accounts.ts'
import {
  confirmationViewBodySchema,
  dataDecoderBodySchema,
  estimationBodySchema,
  previewTransactionBodySchema,
} from './requests/calls.ts'
import {
  addDelegateBodySchema,
  deleteDelegateBodySchema,
} from './requests/delegates.ts'
import {
  changeEmailBodySchema,
  registerEmailBodySchema,
  verifyEmailBodySchema,
} from './requests/emails.ts'
import {
  confirmMessageBodySchema,
  proposeMessageBodySchema,
} from './requests/messages.ts'
import {
  deleteSubscriptionsBodySchema,
  registerDeviceBodySchema,
  registerDeviceV2BodySchema,
} from './requests/notifications.ts'
import { relayBodySchema } from './requests/relay.ts'
import {
  confirmTransactionBodySchema,
  deleteTransactionBodySchema,
  proposeTransactionBodySchema,
} from './requests/transactions.ts'

/** The schema of each call's body, by the name of the call. */
export const requestSchemas = {
  relayTransaction: relayBodySchema,
  proposeTransaction: proposeTransactionBodySchema,
  confirmTransaction: confirmTransactionBodySchema,
  deleteTransaction: deleteTransactionBodySchema,
  postSafeGasEstimation: estimationBodySchema,
  getTxPreview: previewTransactionBodySchema,
  getConfirmationView: confirmationViewBodySchema,
  getDecodedData: dataDecoderBodySchema,
  proposeSafeMessage: proposeMessageBodySchema,
  confirmSafeMessage: confirmMessageBodySchema,
  addDelegate: addDelegateBodySchema,
  deleteDelegate: deleteDelegateBodySchema,
  registerDevice: registerDeviceBodySchema,
  registerDeviceV2: registerDeviceV2BodySchema,
  deleteNotificationSubscriptions: deleteSubscriptionsBodySchema,
  registerRecoveryModule: registerRecoveryModuleBodySchema,
  registerEmail: registerEmailBodySchema,
  changeEmail: changeEmailBodySchema,
  verifyEmail: verifyEmailBodySchema,
  verifyAuth: verifyAuthBodySchema,
  createAccount: createAccountBodySchema,
  putAccountDataSettings: putAccountDataSettingsBodySchema,
} as const
