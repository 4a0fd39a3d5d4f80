let draft = Unfinished()
