/** Takes what is offered beside the place that was chosen last, or where the pointer rests. */
export const OFFER_KEY = 'g'
