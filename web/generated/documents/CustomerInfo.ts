import type { DocumentNode } from 'graphql'
const n0 = {kind:"Variable",name:{kind:"Name",value:"url"}}
const n1 = {kind:"VariableDefinition",variable:n0,type:{kind:"NonNullType",type:{kind:"NamedType",name:{kind:"Name",value:"String"}}}}
const n2 = {kind:"Name",value:"getCustomerInfo"}
const n3 = {kind:"Argument",name:{kind:"Name",value:"url"},value:n0}
const n4 = {kind:"Field",name:{kind:"Name",value:"firstName"}}
const n5 = {kind:"Field",name:{kind:"Name",value:"lastName"}}
const n6 = {kind:"Field",name:{kind:"Name",value:"isInternal"}}
const n7 = {kind:"Field",name:{kind:"Name",value:"visitorType"}}
const n8 = {kind:"Field",name:{kind:"Name",value:"visitorLoginState"}}
const n9 = {kind:"Field",name:{kind:"Name",value:"email"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"email"}}]}}
const n10 = {kind:"Field",name:{kind:"Name",value:"customerNumber"}}
const n11 = {kind:"Field",name:{kind:"Name",value:"companyName"}}
const n12 = {kind:"Field",name:{kind:"Name",value:"primeInfo"},selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:{kind:"Name",value:"status"}}]}}
export const CustomerInfo = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"CustomerInfo"},variableDefinitions:[n1],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:n2,arguments:[n3],selectionSet:{kind:"SelectionSet",selections:[n4,n5,n6,n7,n8,n9,n10,n11,n12]}}]}}]} as unknown as DocumentNode
export const CustomerNews = {kind:"Document",definitions:[{kind:"OperationDefinition",operation:"query",name:{kind:"Name",value:"CustomerNews"},variableDefinitions:[n1],selectionSet:{kind:"SelectionSet",selections:[{kind:"Field",name:n2,arguments:[n3],selectionSet:{kind:"SelectionSet",selections:[n4,n5,n6,n7,n8,n9,n10,n11,n12,{kind:"Field",name:{kind:"Name",value:"notification"}}]}}]}}]} as unknown as DocumentNode