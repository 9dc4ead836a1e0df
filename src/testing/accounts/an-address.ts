/** A valid postal address. */
export const anAddress = {
  firstName: 'Jeanne',
  lastName: 'Arnaud',
  company: '',
  street: '12 rue des Lilas',
  further: '',
  postalCode: '75011',
  city: 'Paris',
  country: 'FR',
  phone: '',
}
