/** Where a membership is ordered, and its next period by its member: with the parameter also while registration is closed. */
export const primeOrderPage = '/prime/checkout?origin=prime&renew=true'
