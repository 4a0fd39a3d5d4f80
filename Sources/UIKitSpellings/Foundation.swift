// What Foundation lacks is seen wherever the spellings are: in every translated file that uses it.
@_exported import FoundationAdditions
